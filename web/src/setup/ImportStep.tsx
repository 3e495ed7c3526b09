import { setupMessages as say } from '@vikray/contract/setup/setup-messages.ts';
import { ImportIcon } from '../ui/icons/ImportIcon.tsx';
import { PlusIcon } from '../ui/icons/PlusIcon.tsx';
import { ButtonLink } from '../ui/page/ButtonLink.tsx';

/** Leads to the import, which checks a file before it adds anything. The step is still open on return. */
export function ImportStep() {
  return (
    <>
      <p className="setup-hint">{say.importHint}</p>
      <div className="setup-links">
        <ButtonLink to="/import" search={{ kind: 'customers' }} icon={<ImportIcon />}>
          {say.importOf.customers}
        </ButtonLink>
        <ButtonLink to="/import" search={{ kind: 'products' }} icon={<ImportIcon />}>
          {say.importOf.products}
        </ButtonLink>
      </div>
      <p className="setup-hint">{say.importByHand}</p>
      <div className="setup-links">
        <ButtonLink to="/addcustomer" icon={<PlusIcon />}>
          {say.addCustomer}
        </ButtonLink>
        <ButtonLink to="/addproduct" icon={<PlusIcon />}>
          {say.addProduct}
        </ButtonLink>
      </div>
    </>
  );
}
