import { useNavigate, type LinkProps } from '@tanstack/react-router';
import type { OperationName } from '@vikray/contract/operations.ts';
import { Button } from '../controls/Button.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { ButtonLink } from '../page/ButtonLink.tsx';
import { IfAllowed } from '../page/IfAllowed.tsx';

export type AddAction = {
  readonly label: string;
  /** The operation whose right it needs; without one, every user sees it. */
  readonly operation?: OperationName;
} & (
  | { /** The page on which a record is added. */ readonly to: LinkProps['to'] }
  | { /** Opens the form in which a record is added. */ readonly onPress: () => void }
);

type AddButtonProps = AddAction & {
  /** The only filled button of the page; just an icon on phones. */
  readonly isPrimary?: boolean;
};

/** Opens the form in which a record is added; for the page's own button, N does it too. Shown only to users with the right, if it needs one. */
export function AddButton(button: AddButtonProps) {
  const { operation } = button;
  return operation === undefined ? (
    <AllowedButton {...button} />
  ) : (
    <IfAllowed to={operation}>
      <AllowedButton {...button} />
    </IfAllowed>
  );
}

function AllowedButton({ label, isPrimary = false, ...target }: AddButtonProps) {
  const navigate = useNavigate();
  const press = 'to' in target ? () => void navigate({ to: target.to }) : target.onPress;
  useKeys([{ key: 'N', does: label, act: isPrimary ? press : undefined }]);
  const look = {
    look: isPrimary ? 'filled' : 'outlined',
    className: isPrimary ? 'list-button' : undefined,
    icon: <PlusIcon />,
    'aria-keyshortcuts': isPrimary ? 'N' : undefined,
    children: <span className="list-button-label">{label}</span>,
  } as const;
  return 'to' in target ? <ButtonLink to={target.to} {...look} /> : <Button onClick={target.onPress} {...look} />;
}
