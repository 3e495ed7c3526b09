import { reportMessages as say } from '@vikray/contract/reports/report-messages.ts';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Button } from '../controls/Button.tsx';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon.tsx';
import { useKeys } from '../keys/use-keys.ts';
import './back-to-figure.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether a figure of a report has opened the list, so that Escape leads back to it. */
    readonly isOpenedByFigure?: boolean;
  }
}

/** Leads from a list back to the report of which a figure has opened it; nothing on other ways to the list. */
export function BackToFigure() {
  const router = useRouter();
  const isOpened = useLocation({ select: ({ state }) => state.isOpenedByFigure === true });
  const back = () => router.history.back();
  useKeys([{ key: 'Escape', does: say.back, act: isOpened ? back : undefined }]);
  if (!isOpened) return null;
  return (
    <div className="back-to-figure">
      <Button look="text" size="small" icon={<ArrowLeftIcon />} onClick={back}>
        {say.back}
      </Button>
    </div>
  );
}
