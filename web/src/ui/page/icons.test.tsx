import { DeleteOutlined, LoadingOutlined } from '@ant-design/icons';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('draws icons without adding styles to the page, because the sheet has them', () => {
  const before = document.querySelectorAll('style').length;
  render(
    <>
      <DeleteOutlined className="warns" />
      <LoadingOutlined />
    </>,
  );
  expect(screen.getByRole('img', { name: 'delete' }).className).toBe('anticon anticon-delete warns');
  expect(screen.getByRole('img', { name: 'loading' }).className).toBe('anticon anticon-loading anticon-spin');
  expect(screen.getByRole('img', { name: 'delete' }).querySelector('svg path')).not.toBeNull();
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
