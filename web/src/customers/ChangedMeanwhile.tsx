import { customerMessages as say } from '@vikray/contract/customers/customer-messages.ts';
import { Alert, Button } from 'antd';

/** What the fields are called on the screen. */
const labels: Readonly<Record<string, string>> = {
  industry: 'Industry',
  companyName: 'Company Name',
  companyType: 'Company Type',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  address: 'Address',
  country: 'Country',
  state: 'State',
  city: 'City',
  pincode: 'Pincode',
  contacts: 'Contact Person',
  dataSource: 'Data Source',
};

interface ChangedMeanwhileProps {
  /** The customer was saved by somebody else since it was opened, so this save was refused. */
  readonly isRefused: boolean;
  /** The fields that both have changed, once the customer is loaded again. */
  readonly changedByBoth: readonly string[];
  readonly onLoadAgain: () => void;
}

/**
 * Two users edit one customer. The quicker one's save stands; the other loads the record again, with his own changes laid over it
 * field by field, so that nothing is lost on either side. Where both changed a field, this says so.
 */
export function ChangedMeanwhile({ isRefused, changedByBoth, onLoadAgain }: ChangedMeanwhileProps) {
  if (isRefused) {
    return <Alert className="changed-meanwhile" type="warning" showIcon title={say.changedMeanwhile} action={<Button onClick={onLoadAgain}>Load again</Button>} />;
  }
  if (changedByBoth.length === 0) return null;
  const names = changedByBoth.map((field) => labels[field] ?? field).join(', ');
  return <Alert className="changed-meanwhile" type="warning" showIcon title={say.changedByBoth(names)} />;
}
