import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './platform/base.css';
import './shell/outline.css';
import { storedLogin } from './platform/login.ts';
import { askPageAnswers, keepPageAnswers } from './platform/page-answers.ts';
import { queryClient } from './platform/queries.ts';
import { forgetAnswersWithLogin, forgetEntriesOfOthers } from './platform/session.ts';
import { followChosenTheme } from './platform/theme-mode.ts';
import { createAppRouter } from './routes.tsx';

followChosenTheme();
// Few users have such a theme, and every page counts its bytes.
if (matchMedia('(forced-colors: active)').matches) void import('./platform/forced-colors.css');
forgetAnswersWithLogin();
forgetEntriesOfOthers();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

/** Renders once the page's scripts and first answers are here. Until then, the outline in index.html stays. */
async function open(container: HTMLElement): Promise<void> {
  const answers = storedLogin() && askPageAnswers(window.location.pathname + window.location.search);
  const router = createAppRouter();
  await router.load();
  if (answers) keepPageAnswers(await answers);
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
void open(root);
