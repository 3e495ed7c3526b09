import { useNavigate } from '@tanstack/react-router';
import { lifeMessages as say } from '@vikray/contract/quotations/life-messages.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { useIsPhone } from '../../platform/media.ts';
import { Menu } from '../../ui/controls/Menu.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { useBarActions, type BarAction, type BarDialog } from './bar-actions.tsx';
import { BarButton } from './BarButton.tsx';
import './quotation-bar.css';
import { ReopenDialog } from './ReopenDialog.tsx';

const ExtendValidityDialog = lazyPart(async () => ({ default: (await import('./ExtendValidityDialog.tsx')).ExtendValidityDialog }));
const ReturnDialog = lazyPart(async () => ({ default: (await import('../approvals/ReturnDialog.tsx')).ReturnDialog }));
const MarkLostDialog = lazyPart(async () => ({ default: (await import('./MarkLostDialog.tsx')).MarkLostDialog }));

/** What can be done with a quotation after it is made. On phones, one button opens all of it. */
export function QuotationBar({ quotation }: { readonly quotation: Quotation }) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const actions = useBarActions(quotation);
  const single = actions.flatMap((action) => action.choices ?? [action]);
  const [dialog, setDialog] = useState<BarDialog>();
  const close = () => setDialog(undefined);
  useKeys(
    single.flatMap(({ key, label, leadsTo }) =>
      key === undefined || leadsTo === undefined
        ? []
        : { key, does: label, act: () => void navigate({ to: '/addquotation', search: leadsTo }) },
    ),
  );

  const buttonsOf = (shown: readonly BarAction[], closeMenu?: () => void) =>
    shown.map((action) => <BarButton key={action.label} action={action} onAsk={setDialog} onPress={closeMenu} />);
  if (actions.length === 0) return null;
  return (
    <>
      <div className="quotation-bar" role="group" aria-label={say.bar}>
        {isPhone ? (
          <Menu label={say.actions}>{(closeMenu) => buttonsOf(single, closeMenu)}</Menu>
        ) : (
          actions.map(({ choices, ...action }) =>
            choices ? (
              <Menu key={action.label} label={action.label} icon={action.icon}>
                {(closeMenu) => buttonsOf(choices, closeMenu)}
              </Menu>
            ) : (
              buttonsOf([action])
            ),
          )
        )}
      </div>
      <Suspense fallback={null}>
        {dialog === 'extend' && <ExtendValidityDialog quotation={quotation} onClose={close} />}
        {dialog === 'return' && <ReturnDialog quotation={quotation} onClose={close} />}
        {dialog === 'markLost' && <MarkLostDialog quotation={quotation} onClose={close} />}
      </Suspense>
      <ReopenDialog quotation={quotation} isOpen={dialog === 'reopen'} onClose={close} />
    </>
  );
}
