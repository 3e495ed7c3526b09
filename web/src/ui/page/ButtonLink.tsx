import { createLink } from '@tanstack/react-router';
import { Button } from '../controls/Button.tsx';

/** A link to a page of the panel that looks like a button. */
export const ButtonLink = createLink(Button);
