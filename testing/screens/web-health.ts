/** A row of GetSystemHealth as the server answers it, for component tests. */
export function healthRow(check: string, change: object = {}) {
  return {
    fld_check: check,
    fld_result: 'OK',
    fld_text: `${check} is as it must be.`,
    fld_advice: '',
    fld_at: '2026-11-20T04:30:00.000Z',
    fld_group: 'Now',
    fld_dismisseduntil: '',
    ...change,
  };
}
