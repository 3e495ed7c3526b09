import { fillMessages as say } from '@vikray/contract/products/product-messages.ts';
import { Button } from 'antd';
import { Dialog } from '../../ui/page/Dialog.tsx';
import { StatusTag } from '../../ui/page/StatusTag.tsx';
import './fill-hsn.css';
import type { FillResult } from './use-fill-hsn.ts';

interface FillResultsProps {
  readonly results: readonly FillResult[];
  readonly onClose: () => void;
}

/** What became of each product, those that were refused first. */
export function FillResults({ results, onClose }: FillResultsProps) {
  const refusedFirst = results.toSorted((one, other) => Number(one.refusal === undefined) - Number(other.refusal === undefined));
  return (
    <Dialog
      title={say.results}
      width={520}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="fill-results">
        {refusedFirst.map(({ product: { productId, name }, refusal }) => (
          <li key={productId}>
            <span>
              <strong>{name}</strong> <StatusTag status={refusal === undefined ? say.filled : say.notFilled} />
            </span>
            {refusal !== undefined && <span>{refusal}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
