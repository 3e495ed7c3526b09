import { lazyRouteComponent } from '@tanstack/react-router';
import { loadPatiently } from './load-patiently.ts';

/** A page whose scripts are loaded when it first opens. While the panel cannot be reached, a click on it waits. */
export const lazyPage: typeof lazyRouteComponent = (importer, name) => lazyRouteComponent(() => loadPatiently(importer), name);
