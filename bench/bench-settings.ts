/** The settings of a panel that is measured, beside those of the environment. */
export function benchSettings(): NodeJS.ProcessEnv {
  return {
    DATA_DIR: process.env['DATA_DIR'] || './demo-data',
    PORT: '0',
    LOG_LEVEL: 'warn',
    // Links are made only when they have an address.
    LINK_URL: 'http://127.0.0.1',
    // Logins with a code need a key, and only the embedded database has one in its folder.
    ...(process.env['DATABASE_URL'] && { SECRET_KEY: process.env['SECRET_KEY'] ?? Buffer.alloc(32, 'bench').toString('base64') }),
  };
}
