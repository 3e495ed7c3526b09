/** What other areas may use of the files. */
export {
  deleteFile,
  findFile,
  findThumbnail,
  saveFileWithinQuota,
  listOldFiles,
  partsOfFile,
  saveFile,
  saveThumbnail,
  touchFile,
} from './file-store.ts';
