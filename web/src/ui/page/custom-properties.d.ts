import 'react';

declare module 'react' {
  /** Allows custom properties in a style. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
