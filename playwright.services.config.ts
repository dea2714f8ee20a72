import { defineConfig } from '@playwright/test';
import base from './playwright.config';

// The browser tests of an export that was built with services configured: see scripts/test.mjs.
export default defineConfig({ ...base, testDir: 'tests/services' });
