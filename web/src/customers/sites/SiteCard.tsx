import { EditOutlined, EnvironmentOutlined, EyeInvisibleOutlined } from '@ant-design/icons';
import type { CustomerSite } from '@vikray/contract/customers/customer-site.ts';
import { siteMessages as say } from '@vikray/contract/customers/site-messages.ts';
import { gstMessages } from '@vikray/contract/gst/gst-messages.ts';
import { placeLine } from '@vikray/contract/lookups/place-line.ts';
import { Button } from 'antd';
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
        <EnvironmentOutlined aria-hidden />
        <span>
          {address}
          <br />
          {placeLine(site)}
        </span>
      </p>
      {gstin !== '' && <p className="site-gstin">{`${gstMessages.gstin} ${gstin}`}</p>}
      <IfAllowed to="UpdateCustomerSite">
        <div className="site-actions">
          <Button type="text" size="small" icon={<EditOutlined aria-hidden />} aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button type="text" size="small" icon={<EyeInvisibleOutlined aria-hidden />} aria-label={`${say.hide} ${name}`} onClick={onHide}>
            {say.hide}
          </Button>
        </div>
      </IfAllowed>
    </article>
  );
}
