/** Kills a program of its own while it writes. `npm run faults` does so more often, and kills commands as well. */
import { logInAdmin, programAdmin } from '../../../testing/builders/daily-records.ts';
import { addSalesSetup } from '../../../testing/builders/quotations.ts';
import { beginWork, damageAfter, workUntilKilled } from '../../../testing/panel/killed-program.ts';
import { runProgram } from '../../../testing/panel/program.ts';
import { openDatabase } from '../../../server/src/platform/database/open-database.ts';
import { unnoticed, type Attack } from './attack.ts';

const rounds = 3;

export const killing: readonly Attack[] = [
  {
    name: `kill -9 while it writes, ${rounds} rounds`,
    goal: unnoticed,
    async run(office) {
      const { settings, database } = await office.databases.create();
      const start = () => runProgram({ ...settings, ADMIN_PASSWORD: programAdmin.password });
      let program = await start();
      let admin = await logInAdmin(await program.address());
      const setup = await addSalesSetup(admin);
      const db = openDatabase(database);
      const damage: string[] = [];
      let writes = 0;
      for (let round = 0; round < rounds; round++) {
        const work = await beginWork(admin, setup);
        const done = await workUntilKilled(program, admin, work, 20 + round * 7);
        writes += done.customers.length + done.quotations.length + done.dispatches;
        await program.ended;
        program = await start();
        admin = await logInAdmin(await program.address());
        damage.push(...(await damageAfter(db, admin, work, done)));
      }
      await program.stop();
      await db.destroy();
      const summary = damage.length === 0 ? `${writes} acknowledged writes, all there` : damage.join(', ');
      return { tries: rounds, summary, isRepelled: damage.length === 0 };
    },
  },
];
