/** Set-up of the component tests: what a test has drawn is gone before the next one starts. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
