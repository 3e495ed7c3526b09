/**
 * The event that a form gets before the user goes from its step to another by a head or Previous. A field prevents it, as it prevents the
 * submit, while it has refused what was typed.
 */
export const leavingStep = 'leavingstep';
