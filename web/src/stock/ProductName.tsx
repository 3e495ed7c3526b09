import { Link } from '@tanstack/react-router';
import './stock-list.css';

interface ProductNameProps {
  readonly product: { readonly productId: number; readonly name: string; readonly code: string };
}

/** A product of a list with its code, which leads to its page. */
export function ProductName({ product: { productId, name, code } }: ProductNameProps) {
  return (
    <>
      <Link to="/viewproduct" search={{ id: productId }}>
        <strong>{name}</strong>
      </Link>
      {code !== '' && <small className="stock-code">{code}</small>}
    </>
  );
}
