/** Rows that the server answers about mails and their templates, for tests of the pages. */

/** A mail template; a reminder of no step by default. */
export function mailTemplateRow(change: Record<string, unknown> = {}) {
  return {
    fld_templateid: 1,
    fld_name: 'Reminder',
    fld_step: '',
    fld_occasion: '',
    fld_subject: 'Our Quotation {number}',
    fld_text: 'Dear {name},\n\nA word.',
    fld_updatedon: '',
    fld_version: 4,
    ...change,
  };
}

/** What a user may choose for a mail. */
export function mailOptionsRow(change: Record<string, unknown> = {}) {
  return {
    fld_recipients: [
      { fld_name: 'Dr. Asmita Gokhale', fld_email: 'asmita@lotus.example.in', fld_speaksto: 'Dr. Asmita Gokhale' },
      { fld_name: 'Bursar', fld_email: 'bursar@lotus.example.in', fld_speaksto: 'Mr. Rao' },
    ],
    fld_users: [{ fld_name: 'Rohini Sondhi', fld_email: 'rs@example.in' }],
    fld_files: [{ fld_attachmentid: 7, fld_name: 'plan.pdf', fld_size: 2048 }],
    fld_designation: 'Sales Executive',
    fld_stage: 1,
    fld_presettemplateid: 4,
    fld_replaces: '',
    fld_order: '',
    fld_orderdate: '',
    fld_buyersorder: '',
    fld_orderamount: '',
    fld_change: 0,
    fld_goods: '',
    fld_invoice: '',
    fld_transport: '',
    fld_canshare: 'Yes',
    ...change,
  };
}
