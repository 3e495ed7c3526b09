import { mergeMessages as say } from '@vikray/contract/customer-merges/merge-messages.ts';
import { WarningIcon } from '../ui/icons/WarningIcon.tsx';
import { LikelyLink } from './LikelyLink.tsx';
import './merges.css';
import { useLikely } from './merge-queries.ts';

interface LikelyHintProps {
  readonly companyName: string;
  readonly mobiles: readonly string[];
}

/** Says which customers may be the one that is entered. It blocks nothing. */
export function LikelyHint({ companyName, mobiles }: LikelyHintProps) {
  const likely = useLikely(companyName, mobiles);
  return (
    <div className="likely-hint" role="status">
      {likely.length > 0 && (
        <>
          <WarningIcon />
          <div>
            <p>{say.likelyHint}</p>
            <ul>
              {likely.map((each) => (
                <li key={each.customerId}>
                  <LikelyLink likely={each} opensTab />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </div>
  );
}
