import { PlusOutlined } from '@ant-design/icons';
import type { OperationName } from '@vikray/contract/operations.ts';
import type { LinkProps } from '@tanstack/react-router';
import { ButtonLink } from './ButtonLink.tsx';
import { IfAllowed } from './IfAllowed.tsx';

export interface AddAction {
  readonly label: string;
  readonly to: LinkProps['to'];
  /** The operation whose right it needs. */
  readonly operation: OperationName;
}

interface AddButtonProps extends AddAction {
  /** The one filled button of the screen; an icon alone on phones. */
  readonly isPrimary?: boolean;
}

/** Leads to the page on which a record is added; shown only with the right. */
export function AddButton({ label, to, operation, isPrimary = false }: AddButtonProps) {
  return (
    <IfAllowed to={operation}>
      {/* The router's links keep `type` to themselves, so colour and variant stand for it. */}
      <ButtonLink to={to} color={isPrimary ? 'primary' : 'default'} variant={isPrimary ? 'solid' : 'outlined'} className={isPrimary ? 'list-button' : undefined} icon={<PlusOutlined aria-hidden />}>
        <span className="list-button-label">{label}</span>
      </ButtonLink>
    </IfAllowed>
  );
}
