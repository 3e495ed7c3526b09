/** A stored value is encrypted under a key that the panel does not have, so it can be neither read nor replaced. */
export class KeyMissing extends Error {
  constructor(fingerprint: string) {
    super(`The key ${fingerprint} is missing`);
  }
}
