import type { MailTemplate } from '@vikray/contract/mail-templates/mail-template.ts';
import { mailTemplateMessages as say } from '@vikray/contract/mail-templates/mail-template-messages.ts';
import { Suspense, useState } from 'react';
import { fileOf } from '../platform/list-file.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { useListSearch } from '../ui/lists/list-search.ts';
import { TablePage } from '../ui/lists/TablePage.tsx';
import { useColumns } from '../ui/lists/use-columns.ts';
import { useAllowed } from '../ui/page/IfAllowed.tsx';
import { DeleteMailTemplate } from './DeleteMailTemplate.tsx';
import { mailTemplateColumns } from './mail-template-columns.tsx';
import { useMailTemplateList } from './mail-template-queries.ts';
import './mail-templates.css';

// The forms load only when they are opened.
const AddMailTemplateModal = lazyPart(async () => ({ default: (await import('./AddMailTemplateModal.tsx')).AddMailTemplateModal }));
const EditMailTemplateModal = lazyPart(async () => ({ default: (await import('./EditMailTemplateModal.tsx')).EditMailTemplateModal }));

/** The templates of mails about quotations. */
export function MailTemplatesPage() {
  const list = useListSearch();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<MailTemplate>();
  const [leaving, setLeaving] = useState<MailTemplate>();
  const onEdit = useAllowed('UpdateMailTemplate') ? setEdited : undefined;
  const onDelete = useAllowed('DeleteMailTemplate') ? setLeaving : undefined;
  const add = { label: say.add, operation: 'AddMailTemplate', onPress: () => setIsAdding(true) } as const;
  return (
    <>
      <TablePage
        title={say.title}
        list={list}
        csv={fileOf('GetMailTemplate', { search: list.search })}
        columns={useColumns(mailTemplateColumns, { onEdit, onDelete })}
        rows={useMailTemplateList(list)}
        idOf={(template) => template.templateId}
        width={860}
        empty={say.noneFound}
        add={add}
      >
        <p className="mail-templates-letter">{say.letterStays}</p>
      </TablePage>
      <Suspense fallback={null}>
        {isAdding && <AddMailTemplateModal onClose={() => setIsAdding(false)} />}
        {edited && <EditMailTemplateModal template={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
      <DeleteMailTemplate template={leaving} onDone={() => setLeaving(undefined)} />
    </>
  );
}
