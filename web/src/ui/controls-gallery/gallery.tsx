/** The page /ui of the development server: every control in every state. The built panel does not have it. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../platform/base.css';
import { ControlGallery } from './ControlGallery.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ControlGallery />
    </StrictMode>,
  );
