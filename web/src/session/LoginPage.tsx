import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand, copyright } from '../platform/brand.ts';
import { pageToGoOnWith } from '../platform/ended-session.ts';
import { useStoredLogin } from '../platform/login.ts';
import { Logo } from '../ui/page/Logo.tsx';
import './login.css';
import { LoginDrawing } from './LoginDrawing.tsx';
import { LoginForm } from './LoginForm.tsx';

/**
 * The page before login. After a login, here or in another tab, it leads to the dashboard, or back to the page where the user's session
 * ended in this tab.
 */
export function LoginPage() {
  const userId = useStoredLogin()?.userId;
  const navigate = useNavigate();

  useEffect(() => {
    if (userId === undefined) return;
    void navigate({ href: pageToGoOnWith(userId) ?? '/dashboard', replace: true });
  }, [userId, navigate]);

  return (
    <div className="login">
      <title>{`Log In · ${brand()}`}</title>
      <header className="login-panel">
        <Logo height={34} />
        <LoginDrawing />
        <p>{copyright()}</p>
      </header>
      <main className="login-side">
        <LoginForm />
        <p className="login-foot">
          <span className="login-copyright">{copyright()} · </span>
          Powered by Vikray
        </p>
      </main>
    </div>
  );
}
