import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { granted, storeTestLogin } from '../../../../testing/screens/web-login.ts';
import { IfAllowed } from './IfAllowed.tsx';

describe('a button behind a right', () => {
  it.each([
    ['is shown with the right', granted('Approve Customer'), true],
    ['is not there without it', granted('Edit Customer'), false],
    ['is not there with access 0', [{ fld_menuname: 'Approve Customer', fld_access: 0 }], false],
  ])('%s (RGT-02, RGT-08, RGT-26)', (_, rights, isShown) => {
    storeTestLogin();
    localStorage.setItem('vikray.rights', JSON.stringify(rights));
    render(
      <IfAllowed to="ApproveCustomer">
        <button type="button">Approve Customer</button>
      </IfAllowed>,
    );
    expect(screen.queryByRole('button') !== null).toBe(isShown);
  });

  it('is hidden from a visitor', () => {
    render(<IfAllowed to="GetCustomerList">list</IfAllowed>);
    expect(screen.queryByText('list')).toBeNull();
  });
});
