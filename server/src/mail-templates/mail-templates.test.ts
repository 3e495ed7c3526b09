import type { InputOf } from '@vikray/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusCounts } from '../../../testing/builders/statuses.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

let lastNumber = 0;

function aTemplate(change: Partial<InputOf<'AddMailTemplate'>> = {}): InputOf<'AddMailTemplate'> {
  return { name: `Reminder ${++lastNumber}`, step: null, subject: 'Our Quotation {number}', text: 'Dear {name},\n\nA word.', ...change };
}

async function listed(templateId: number) {
  return (await panel.admin.call('GetMailTemplate', {})).rows.find((each) => each.templateId === templateId);
}

async function add(change: Partial<InputOf<'AddMailTemplate'>> = {}) {
  const [added] = await panel.admin.call('AddMailTemplate', aTemplate(change));
  const template = await listed(added?.templateId ?? 0);
  if (!template) throw new Error('the template is not listed');
  return template;
}

describe('GetMailTemplate', () => {
  test('has the eight templates that come with the panel, and not the letter (FUP-17, FUP-18, LET-10)', async () => {
    const { json } = await panel.admin.send('GetMailTemplate');
    const uses = json.data.slice(0, 8).map((row: Record<string, unknown>) => [row['fld_name'], row['fld_step'], row['fld_occasion']]);
    expect(uses).toEqual([
      ['First Reminder', 1, ''],
      ['Second Reminder', 2, ''],
      ['Validity Ends', '', ''],
      ['Thank You', '', ''],
      ['Offer', 0, ''],
      ['New Revision', '', 'Revision'],
      ['Order Confirmation', '', 'Order'],
      ['Dispatched', '', 'Dispatch'],
    ]);
    expect(json.data[2]).toEqual({
      fld_templateid: expect.any(Number),
      fld_name: 'Validity Ends',
      fld_step: '',
      fld_occasion: '',
      fld_subject: 'Our Quotation {number} is valid until {validuntil}',
      fld_text: expect.stringMatching(/^Dear \{name\},\n\nOur quotation \{number\} dated/),
      fld_updatedon: '',
      fld_version: 1,
    });
    expect(json.data.map((row: Record<string, unknown>) => row['fld_name'])).not.toContain('Follow-up');
  });

  test('gives them as a file too, and finds them by their text (FUP-17)', async () => {
    const { text } = await panel.admin.send('GetMailTemplate', { format: 'csv' });
    expect(text.split('\r\n')[0]).toBe('Name,Step,Subject,Text,Updated On');
    expect(text).toContain('Thank You,,');
    const { rows } = await panel.admin.call('GetMailTemplate', { search: 'wrote to you earlier' });
    expect(rows.map(({ name }) => name)).toEqual(['Second Reminder', 'Second Reminder of Payment']);
  });
});

describe('AddMailTemplate', () => {
  test('answers 201 with the TemplateId (FUP-17)', async () => {
    const reply = await panel.admin.send('AddMailTemplate', {
      name: 'Visit',
      step: '3',
      subject: 'Our visit',
      text: 'Dear {name}, {link}',
    });
    expect([reply.status, reply.json]).toEqual([201, { data: [{ TemplateId: expect.any(Number) }] }]);
    expect(await listed(reply.json.data[0].TemplateId)).toMatchObject({
      name: 'Visit',
      step: 3,
      subject: 'Our visit',
      text: 'Dear {name}, {link}',
      updatedOn: '2026-11-20T04:30:00.000Z',
    });
  });

  test('refuses a second one of the same name, also of the letter, until the first is deleted (FUP-17, FUP-18)', async () => {
    const first = await add({ name: 'Festival Offer' });
    for (const name of ['Festival Offer', '  festival   OFFER ', 'First reminder', 'Follow-up', 'FOLLOW-UP']) {
      const reply = await panel.admin.send('AddMailTemplate', aTemplate({ name }));
      expect([name, reply.status, reply.json.data]).toEqual([name, 409, 'Mail template already present.']);
    }
    await panel.admin.call('DeleteMailTemplate', { templateId: first.templateId });
    expect((await add({ name: 'Festival Offer' })).templateId).not.toBe(first.templateId);
  });

  test('keeps one of two that are added at once (FUP-17)', async () => {
    const replies = await Promise.all([1, 2, 3].map(async () => panel.admin.send('AddMailTemplate', aTemplate({ name: 'At once' }))));
    expect(statusCounts(replies)).toEqual({ 201: 1, 409: 2 });
  });

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'Please enter Name.'],
    ['a long name', { name: 'x'.repeat(61) }, 'Name is too long: at most 60 characters.'],
    ['a step after the last', { step: 5 }, 'Please select a step from 0 to 4.'],
    ['a step before the first', { step: -1 }, 'Please select a step from 0 to 4.'],
    ['no subject', { subject: '' }, 'Please enter Subject.'],
    ['a long subject', { subject: 'x'.repeat(151) }, 'Subject is too long: at most 150 characters.'],
    ['another header after the subject', { subject: 'a\r\nBcc: b@example.in' }, 'Subject contains characters that cannot be stored.'],
    ['no text', { text: ' \n ' }, 'Please enter Text.'],
    ['a long text', { text: 'x'.repeat(4001) }, 'Text is too long: at most 4000 characters.'],
    ['an unknown placeholder: {foo}', { text: 'Dear {foo},' }, 'Unknown placeholder {foo}.'],
    ['an unknown placeholder: {}', { text: 'Dear {name}, {} {Name}' }, 'Unknown placeholder {}.'],
    ['an unknown placeholder: {Name}', { text: 'Dear {Name},' }, 'Unknown placeholder {Name}.'],
    ['an unknown placeholder: {total}', { subject: 'For {amount} and {total}' }, 'Unknown placeholder {total}.'],
    ['an unknown placeholder: {first name}', { text: 'Dear {first name},' }, 'Unknown placeholder {first name}.'],
  ])('refuses %s (FUP-13, FUP-17, FUP-19)', async (_, change, sentence) => {
    const reply = await panel.admin.send('AddMailTemplate', { ...aTemplate(), ...change });
    expect([reply.status, reply.json.data]).toEqual([400, sentence]);
  });
});

describe('UpdateMailTemplate and DeleteMailTemplate', () => {
  test('keep an occasion that a request leaves out, until it gives a step (LET-10)', async () => {
    const { templateId } = await add({ occasion: 'Order' });
    const change = async (body: object) => {
      await panel.admin.send('UpdateMailTemplate', { ...aTemplate(), id: templateId, ...body });
      const { step, occasion } = (await listed(templateId)) ?? {};
      return [step, occasion];
    };
    expect(await change({ step: '' })).toEqual([null, 'Order']);
    expect(await change({ step: 0 })).toEqual([0, '']);
    expect(await change({ step: '' })).toEqual([null, '']);
    expect(await change({ step: '', occasion: 'Dispatch' })).toEqual([null, 'Dispatch']);
    expect(await change({ step: 3 })).toEqual([3, '']);
  });

  test('change a template that comes with the panel, and delete it (FUP-17, FUP-18)', async () => {
    const { rows } = await panel.admin.call('GetMailTemplate', { search: 'Thank You' });
    const [thanks] = rows;
    const [templateId, version] = [thanks?.templateId ?? 0, thanks?.version ?? 0];
    const change = { name: 'Thank You', step: 4, subject: 'Thank you, {company}', text: 'Dear {name},' };
    const reply = await panel.admin.send('UpdateMailTemplate', { id: templateId, version, ...change });
    expect([reply.status, reply.json]).toEqual([200, { data: [{ TemplateId: templateId }] }]);
    expect(await listed(templateId)).toMatchObject({ ...change, version: version + 1 });
    expect((await panel.admin.call('GetMailTemplate', { search: 'thank you, {company}' })).rows).toHaveLength(1);
    expect((await panel.admin.send('DeleteMailTemplate', { templateid: templateId })).json).toEqual({ data: [{ TemplateId: templateId }] });
    expect(await listed(templateId)).toBeUndefined();
    expect((await panel.admin.call('GetMailTemplate', { search: 'thank you, {company}' })).rows).toEqual([]);
  });

  test('refuse an unknown and a deleted one, and an older version (FUP-17)', async () => {
    const { templateId } = await add();
    await panel.admin.call('UpdateMailTemplate', { id: templateId, ...aTemplate() });
    for (const [name, body] of [
      ['UpdateMailTemplate', { ...aTemplate(), id: templateId, version: 1 }],
      ['DeleteMailTemplate', { templateid: templateId, version: 1 }],
    ] as const) {
      const reply = await panel.admin.send(name, body);
      expect([reply.status, reply.json.data]).toEqual([409, 'Somebody else has changed this record meanwhile. Load it again to go on.']);
    }
    await panel.admin.call('DeleteMailTemplate', { templateId });
    for (const [name, body] of [
      ['UpdateMailTemplate', { ...aTemplate(), id: templateId }],
      ['DeleteMailTemplate', { templateid: templateId }],
    ] as const) {
      const reply = await panel.admin.send(name, body);
      expect([reply.status, reply.json.data]).toEqual([404, 'This mail template does not exist or has been deleted.']);
    }
  });

  test('refuse the name of another, and of the letter (FUP-17, FUP-18)', async () => {
    const [one, other] = [await add(), await add()];
    for (const name of [one.name, 'Follow-Up']) {
      const reply = await panel.admin.send('UpdateMailTemplate', { ...aTemplate({ name }), id: other.templateId });
      expect([reply.status, reply.json.data]).toEqual([409, 'Mail template already present.']);
    }
    expect((await panel.admin.send('UpdateMailTemplate', { ...aTemplate({ name: other.name }), id: other.templateId })).status).toBe(200);
  });

  test('each need their right, and leave their change in the audit log (FUP-17)', async () => {
    const { templateId, version } = await add();
    const reader = await panel.userWith(['View Mail Template', 'Send Quotation']);
    const writer = await panel.userWith(['Add Mail Template']);
    const remover = await panel.userWith(['Delete Mail Template']);
    expect((await reader.send('GetMailTemplate')).status).toBe(200);
    for (const caller of [reader, remover]) {
      expect((await caller.send('AddMailTemplate', aTemplate())).status).toBe(403);
      expect((await caller.send('UpdateMailTemplate', { ...aTemplate(), id: templateId })).status).toBe(403);
    }
    expect((await writer.send('DeleteMailTemplate', { templateid: templateId })).status).toBe(403);
    expect((await writer.send('UpdateMailTemplate', { ...aTemplate({ subject: 'New' }), id: templateId, version })).status).toBe(200);
    expect((await remover.send('DeleteMailTemplate', { templateid: templateId })).status).toBe(200);
    const { rows } = await panel.admin.call('GetAuditLog', { record: 'mail template', recordId: templateId });
    expect(rows.map(({ operation, userId }) => [operation, userId])).toEqual([
      ['DeleteMailTemplate', remover.userId],
      ['UpdateMailTemplate', writer.userId],
      ['AddMailTemplate', expect.any(Number)],
    ]);
    expect(rows[1]?.changes).toContainEqual({ field: 'Subject', before: 'Our Quotation {number}', after: 'New' });
  });
});
