import { quotationLinkMessages } from '@vikray/contract/quotation-links/quotation-link-messages.ts';
import { shareMessages as say } from '@vikray/contract/quotation-links/share-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { isInForce } from '@vikray/contract/quotations/quotation-status.ts';
import { ListFailure } from '../ui/lists/ListFailure.tsx';
import { Note } from '../ui/page/Note.tsx';
import { Drawer } from '../ui/controls/Drawer.tsx';
import { LinkList } from './LinkList.tsx';
import { NewLink } from './NewLink.tsx';
import { useQuotationLinkList } from './quotation-link-queries.ts';
import './share-drawer.css';

interface ShareDrawerProps {
  readonly quotation: Quotation;
  readonly onClose: () => void;
}

/** The links of a quotation: makes new ones, and shows what became of the others. */
export function ShareDrawer({ quotation, onClose }: ShareDrawerProps) {
  const { data, error, refetch } = useQuotationLinkList(quotation.quotationId);
  const obstacle = obstacleOf(quotation, data?.canshare === 'No');
  return (
    <Drawer
      title={
        <>
          {say.title} · <span className="unbroken">{quotation.number}</span>
        </>
      }
      onClose={onClose}
    >
      {data && (
        <div className="share">
          {obstacle === undefined ? <NewLink quotation={quotation} /> : <Note kind="info" title={obstacle} />}
          <section aria-labelledby="share-links">
            <h2 id="share-links">{say.links}</h2>
            {data.data.length === 0 ? <p className="share-hint">{say.none}</p> : <LinkList links={data.data} />}
          </section>
        </div>
      )}
      {!data && error && <ListFailure sentence={error.message} retry={() => void refetch()} />}
    </Drawer>
  );
}

/** Why no link can be made; undefined if one can. */
function obstacleOf({ shownStatus }: Quotation, hasNoAddress: boolean): string | undefined {
  if (hasNoAddress) return quotationLinkMessages.noAddress;
  return isInForce(shownStatus) ? undefined : quotationLinkMessages.notShareable;
}
