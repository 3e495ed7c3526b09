/** What other areas may use of the files. */
export {
  deleteFile,
  findFile,
  findThumbnail,
  keepFile,
  listOldFiles,
  partsOfFile,
  saveFile,
  saveThumbnail,
  touchFile,
} from './file-store.ts';
