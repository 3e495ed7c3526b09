/** Thrown when reading a page takes so long that it must run as a long read. */
export class TakesLong extends Error {}
