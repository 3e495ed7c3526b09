import type { CustomerSite } from '@vikray/contract/customers/customer-site.ts';
import { siteMessages as say } from '@vikray/contract/customers/site-messages.ts';
import { gstMessages } from '@vikray/contract/gst/gst-messages.ts';
import { placeLine } from '@vikray/contract/lookups/place-line.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { EditIcon } from '../../ui/icons/EditIcon.tsx';
import { EnvironmentIcon } from '../../ui/icons/EnvironmentIcon.tsx';
import { EyeInvisibleIcon } from '../../ui/icons/EyeInvisibleIcon.tsx';
import { IfAllowed } from '../../ui/page/IfAllowed.tsx';

interface SiteCardProps {
  readonly site: CustomerSite;
  readonly onEdit: () => void;
  readonly onHide: () => void;
}

/** A site: its name, its address, and what can be done with it. */
export function SiteCard({ site, onEdit, onHide }: SiteCardProps) {
  const { name, address, gstin } = site;
  return (
    <article className="card site-card" aria-label={name}>
      <h2>{name}</h2>
      <p>
        <EnvironmentIcon />
        <span>
          {address}
          <br />
          {placeLine(site)}
        </span>
      </p>
      {gstin !== '' && <p className="site-gstin">{`${gstMessages.gstin} ${gstin}`}</p>}
      <IfAllowed to="UpdateCustomerSite">
        <div className="site-actions">
          <Button look="text" size="small" icon={<EditIcon />} aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button look="text" size="small" icon={<EyeInvisibleIcon />} aria-label={`${say.hide} ${name}`} onClick={onHide}>
            {say.hide}
          </Button>
        </div>
      </IfAllowed>
    </article>
  );
}
