import { useState } from 'react';
import { addDays } from '@vikray/contract/platform/dates.ts';
import { longestDays, presetExpiry, type LinkChannel } from '@vikray/contract/quotation-links/quotation-link.ts';
import { shareMessages as say } from '@vikray/contract/quotation-links/share-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { useLogin } from '../platform/login.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { refreshQuotations } from '../quotations/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { LinkIcon } from '../ui/icons/LinkIcon.tsx';
import { WhatsAppIcon } from '../ui/icons/WhatsAppIcon.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { MadeLink } from './MadeLink.tsx';
import { refreshLinks } from './quotation-link-queries.ts';

/** Makes a link, and shows its address once. */
export function NewLink({ quotation }: { readonly quotation: Quotation }) {
  const { quotationId, validUntil } = quotation;
  const { linkValidDays } = useLogin();
  const [chosen, setChosen] = useState<{ readonly day: string | undefined }>();
  const expiresOn = chosen ? chosen.day : presetExpiry(validUntil, today(), linkValidDays);
  const [made, setMade] = useState<{ readonly url: string; readonly channel: LinkChannel }>();
  const adding = useSubmit('AddQuotationLink');

  async function make(channel: LinkChannel): Promise<void> {
    const added = await adding.send({ quotationId, channel, expiresOn }, () => ({ quotationId, channel, expiresOn }));
    void refreshLinks();
    // The quotation is no longer as shown.
    if (!added) return refreshQuotations();
    const url = added[0]?.url;
    if (url === undefined) notify.warning(say.notShown);
    else setMade({ url, channel });
  }

  return (
    <section aria-labelledby="share-new">
      <h2 id="share-new">{say.newLink}</h2>
      <p className="share-hint">{say.explained}</p>
      <div className="share-day">
        <Field name="expiresOn" label={say.lastDay}>
          <DateInput value={expiresOn} onChange={(day) => setChosen({ day })} earliest={today()} latest={addDays(today(), longestDays)} />
        </Field>
      </div>
      <div className="share-buttons">
        <Button look="filled" icon={<LinkIcon />} isBusy={adding.isBusy} onClick={() => void make('Copy')}>
          {say.make.Copy}
        </Button>
        <Button icon={<WhatsAppIcon />} disabled={adding.isBusy} onClick={() => void make('WhatsApp')}>
          {say.make.WhatsApp}
        </Button>
      </div>
      {made && <MadeLink key={made.url} {...made} quotation={quotation} />}
    </section>
  );
}
