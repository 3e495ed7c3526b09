/** node scripts/area.ts customers: prints every file of an area, in all workspaces. */
import { areas, filesOfArea } from './areas.ts';
import { repositoryRoot } from './repository.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !areas.some((area) => area === name));
if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`${unknown.join(', ')}: not in scripts/areas.ts, which lists the areas.`);
  console.error(`Name one or more areas: ${areas.join(', ')}.`);
  process.exitCode = 1;
} else {
  console.log(wanted.flatMap((area) => filesOfArea(repositoryRoot, area)).join('\n'));
}
