import { matrixColumns, type MenuRight, type SubMenuRight } from '@vikray/contract/rights/assigned-right.ts';
import { rightsMessages as say } from '@vikray/contract/rights/rights-messages.ts';
import { protectingViews } from '@vikray/contract/platform/rights.ts';
import { Checkbox } from '../ui/controls/Checkbox.tsx';
import { Switch } from '../ui/controls/Switch.tsx';
import { LockIcon } from '../ui/icons/LockIcon.tsx';
import { isGiven, isOpen, matrixRows, mayTick, type RightsForm, type UserRights } from './rights-form.ts';
import './rights-matrix.css';

interface RightsMatrixProps {
  readonly rights: UserRights;
  readonly form: RightsForm;
  readonly isReadOnly: boolean;
  readonly onMenu: (menu: MenuRight, hasAccess: boolean) => void;
  readonly onRight: (right: SubMenuRight, isTicked: boolean) => void;
}

/** One row for each menu: whether it is open, and a box for each of its rights. The row of a closed menu is grey. */
export function RightsMatrix({ rights, form, isReadOnly, onMenu, onRight }: RightsMatrixProps) {
  return (
    // Without a tab stop, the keyboard cannot scroll this region.
    <section className="rights-sheet" aria-label="Rights" tabIndex={0}>
      <table className="rights-matrix">
        <thead>
          <tr>
            {['Menu', 'Access', ...matrixColumns].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrixRows(rights).map(({ menu, cells }) => {
            const hasAccess = isOpen(form, menu);
            return (
              <tr key={menu.menuId} className={hasAccess ? undefined : 'rights-closed'}>
                <th scope="row">{menu.menuName}</th>
                <td className="rights-access">
                  <Switch
                    checked={hasAccess}
                    disabled={isReadOnly}
                    onChange={(isOn) => onMenu(menu, isOn)}
                    aria-label={`Access to ${menu.menuName}`}
                  />
                  <span aria-hidden>{hasAccess ? 'Yes' : 'No'}</span>
                </td>
                {cells.map((right, index) => (
                  <td key={matrixColumns[index]}>
                    {right && (
                      <>
                        <Checkbox
                          checked={isGiven(form, right)}
                          disabled={isReadOnly || !hasAccess || (!isGiven(form, right) && !mayTick(right))}
                          onChange={(isOn) => onRight(right, isOn)}
                          aria-label={right.menuName}
                          tooltip={isReadOnly || mayTick(right) ? right.menuName : `${right.menuName}: ${say.notHeld}`}
                        />
                        {protectingViews.has(right.menuName) && (
                          <span className="rights-lock" role="img" aria-label={say.protects} title={say.protects}>
                            <LockIcon />
                          </span>
                        )}
                      </>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
