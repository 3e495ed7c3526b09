/** What the start of the panel and the tools may use of the imports. */
export { checkFile } from './check-file.ts';
export { FileProblem } from './files/file-problem.ts';
export { fileAt } from './files/given-file.ts';
export { picturesForImportRoutes } from './pictures-for-import.ts';
export { pageOfRefusedRows } from './import-row-store.ts';
export { finishImport, runImports } from './import-runner.ts';
export { findImport, listImports } from './import-store.ts';
export { leftRowsRoute } from './left-rows-file.ts';
export { importSampleRoute, sampleWorkbook } from './sample-file.ts';
export { startImport } from './start-import.ts';
export { takeBackImport } from './take-back-import.ts';
