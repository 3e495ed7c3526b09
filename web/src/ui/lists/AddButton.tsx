import type { LinkProps } from '@tanstack/react-router';
import type { OperationName } from '@vikray/contract/operations.ts';
import { Button } from '../controls/Button.tsx';
import { PlusIcon } from '../icons/PlusIcon.tsx';
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

/** Opens the form in which a record is added. Shown only to users with the right, if it needs one. */
export function AddButton({ label, operation, isPrimary = false, ...target }: AddButtonProps) {
  const look = {
    look: isPrimary ? 'filled' : 'outlined',
    className: isPrimary ? 'list-button' : undefined,
    icon: <PlusIcon />,
    children: <span className="list-button-label">{label}</span>,
  } as const;
  const button = 'to' in target ? <ButtonLink to={target.to} {...look} /> : <Button onClick={target.onPress} {...look} />;
  return operation === undefined ? button : <IfAllowed to={operation}>{button}</IfAllowed>;
}
