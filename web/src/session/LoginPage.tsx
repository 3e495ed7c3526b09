import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { brand, copyright } from '../platform/brand.ts';
import { useStoredLogin } from '../platform/login.ts';
import { Logo } from '../ui/Logo.tsx';
import './login.css';
import { LoginDrawing } from './LoginDrawing.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The page in front of everything. It goes on to the dashboard as soon as somebody is logged in, here or in another tab. */
export function LoginPage() {
  const isLoggedIn = useStoredLogin() !== undefined;
  const navigate = useNavigate();

  useEffect(() => {
    if (isLoggedIn) void navigate({ to: '/dashboard', replace: true });
  }, [isLoggedIn, navigate]);

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
