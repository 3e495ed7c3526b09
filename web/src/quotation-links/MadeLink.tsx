import { whatsAppAddress } from '@vikray/contract/follow-ups/whatsapp.ts';
import type { LinkChannel } from '@vikray/contract/quotation-links/quotation-link.ts';
import { shareMessages as say } from '@vikray/contract/quotation-links/share-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { copyText } from '../platform/copy-text.ts';
import { Button } from '../ui/controls/Button.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import { CopyIcon } from '../ui/icons/CopyIcon.tsx';
import { WhatsAppIcon } from '../ui/icons/WhatsAppIcon.tsx';

interface MadeLinkProps {
  readonly url: string;
  readonly channel: LinkChannel;
  readonly quotation: Quotation;
}

/** The address of a new link, to copy or to take to WhatsApp. The user sends it: the panel never does. */
export function MadeLink({ url, channel, quotation: { name, number } }: MadeLinkProps) {
  const whatsApp = whatsAppAddress('', say.whatsAppText(name, number, url));
  return (
    <div className="share-made" role="status">
      <p>{say.shownOnce}</p>
      <TextField readOnly value={url} aria-label={say.address} onFocus={(event) => event.target.select()} />
      <div className="share-buttons">
        <Button icon={<CopyIcon />} onClick={() => void copyText(url, say)}>
          {say.copy}
        </Button>
        {channel === 'WhatsApp' && (
          <Button look="filled" icon={<WhatsAppIcon />} href={whatsApp} target="_blank" rel="noreferrer">
            {say.openWhatsApp}
          </Button>
        )}
      </div>
    </div>
  );
}
