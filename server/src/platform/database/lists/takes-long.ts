/** Reading a page takes so long that it must run where no other request waits for it. */
export class TakesLong extends Error {}
