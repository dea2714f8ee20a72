/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ContactForm } from '@/components/page/contact-form';

const form = { portalId: '123', formId: 'abc-def', region: 'na1', name: 'HubSpot', privacy: 'https://example.com' };
const scripts = () => [...document.scripts];
const provider = window as unknown as { hbspt?: unknown };
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open the contact form' }));
const happens = (type: string) => act(() => void scripts()[0]?.dispatchEvent(new Event(type)));

beforeEach(() => {
  document.head.innerHTML = '';
  provider.hbspt = undefined;
});

it('loads nothing until it is asked for', () => {
  render(<ContactForm form={form} />);
  expect(scripts()).toEqual([]);
});

it('loads the script once, deferred, and removes it when the page is left', async () => {
  const { unmount } = render(<ContactForm form={form} />, { wrapper: StrictMode });
  await open();
  expect(scripts().map(({ src, defer }) => [src, defer])).toEqual([['https://js.hsforms.net/forms/embed/v2.js', true]]);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  expect(scripts()).toEqual([]);
});

it('shows the form of the configured ids in its place', async () => {
  const create = jest.fn();
  render(<ContactForm form={form} />);
  await open();
  expect(screen.getByRole('status').textContent).toBe('Loading the form…');
  provider.hbspt = { forms: { create } };
  happens('load');
  expect(create).toHaveBeenCalledTimes(1);
  const [{ target, ...ids }] = create.mock.calls[0] as [Record<string, string>];
  // Without styles of its own, which the policy would refuse: the form then takes those of the page.
  expect(ids).toEqual({ region: 'na1', portalId: '123', formId: 'abc-def', css: '', cssRequired: '' });
  expect(document.querySelector(target ?? '')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it.each([
  ['a script that does not come', 'error', undefined],
  ['a script that holds no form', 'load', {}],
  [
    'a form that cannot be made',
    'load',
    {
      forms: {
        create: () => {
          throw new Error('no such form');
        },
      },
    },
  ],
])('%s is reported quietly, and the e-mail address still works', async (_what, type, hbspt) => {
  render(<ContactForm form={form} />);
  await open();
  provider.hbspt = hbspt;
  happens(type);
  expect(screen.getByRole('status').textContent).toBe(
    'The form could not be loaded. Please write an e-mail instead: use the link above.',
  );
});

it('is loaded anew by a visitor who comes back to the page', async () => {
  const { unmount } = render(<ContactForm form={form} />);
  await open();
  unmount();
  render(<ContactForm form={form} />);
  expect(scripts()).toEqual([]);
  await open();
  expect(scripts()).toHaveLength(1);
});
