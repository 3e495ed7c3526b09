import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './platform/base.css';
import { queryClient } from './platform/queries.ts';
import { forgetAnswersWithLogin } from './platform/session.ts';
import { followChosenTheme } from './platform/theme-mode.ts';
import { createAppRouter } from './routes.tsx';

followChosenTheme();
forgetAnswersWithLogin();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createAppRouter()} />
    </QueryClientProvider>
  </StrictMode>,
);
