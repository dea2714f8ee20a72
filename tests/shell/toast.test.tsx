/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToasterLater } from '@/components/ui/toaster-later';
import { toast } from '@/components/ui/use-toast';

const linkCopied = { description: 'Link copied' };

// React's own scheduler asks for this where code outside a test draws.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeAll(() => {
  HTMLElement.prototype.hasPointerCapture ??= () => false;
  HTMLElement.prototype.setPointerCapture ??= () => {};
  HTMLElement.prototype.releasePointerCapture ??= () => {};
});
beforeEach(() => {
  jest.useFakeTimers();
  render(<ToasterLater />);
});
afterEach(async () => {
  await act(async () => jest.advanceTimersByTime(20_000));
  jest.useRealTimers();
});

/** Shows a message and lets the code that draws it arrive. */
async function show(message: Parameters<typeof toast>[0]) {
  const handle = await act(async () => {
    const added = toast(message);
    await import('@/components/ui/toaster');
    return added;
  });
  await act(async () => jest.advanceTimersByTime(50));
  return handle;
}

const shown = () => [...document.querySelectorAll('.toast')].map((element) => element.textContent);

describe('a message', () => {
  it('is added, stays five seconds, and is removed', async () => {
    await show(linkCopied);
    expect(shown()).toEqual(['Link copied']);
    await act(async () => jest.advanceTimersByTime(4_900));
    expect(shown()).toEqual(['Link copied']);
    await act(async () => jest.advanceTimersByTime(500));
    expect(shown()).toEqual([]);
    await act(async () => jest.advanceTimersByTime(500));
    expect(shown()).toEqual([]);
  });

  it('gives way to the next: one at a time', async () => {
    const first = await show(linkCopied);
    await show({ description: 'Result copied' });
    expect(shown()).toEqual(['Result copied']);
    await act(async () => first.update({ description: 'Too late' }));
    await act(async () => first.dismiss());
    expect(shown()).toEqual(['Result copied']);
  });

  it('can be updated, and dismissed by its caller or its button', async () => {
    const handle = await show(linkCopied);
    await act(async () => handle.update({ description: 'Copied' }));
    expect(shown()).toEqual(['Copied']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => jest.advanceTimersByTime(500));
    expect(shown()).toEqual([]);
    const other = await show(linkCopied);
    await act(async () => other.dismiss());
    await act(async () => jest.advanceTimersByTime(500));
    expect(shown()).toEqual([]);
  });

  it('has a button for what to do about it, and one that waits for the visitor outlives what passes', async () => {
    const reload = jest.fn();
    const action = { label: 'Reload', onClick: reload };
    await show({ description: 'New version', action, duration: Number.POSITIVE_INFINITY });
    await show(linkCopied);
    expect(shown()).toEqual(['New versionReload', 'Link copied']);
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(shown()).toEqual(['New versionReload']);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    await act(async () => jest.advanceTimersByTime(500));
    expect(shown()).toEqual([]);
  });

  it.each([
    [49, true],
    [60, false],
  ])('dragged %s px: still there is %s', async (distance, stays) => {
    await show(linkCopied);
    const message = document.querySelector('.toast');
    if (!(message instanceof HTMLElement)) throw new Error('No message.');
    const at = (clientX: number) => ({
      clientX,
      clientY: 0,
      button: 0,
      pointerId: 1,
      pointerType: 'touch',
      bubbles: true,
    });
    const drag = (type: string, x: number) => {
      const event = new MouseEvent(type, at(x));
      Object.assign(event, { pointerId: 1, pointerType: 'touch' });
      fireEvent(message, event);
    };
    drag('pointerdown', 0);
    drag('pointermove', 15);
    drag('pointermove', distance);
    drag('pointerup', distance);
    await act(async () => jest.advanceTimersByTime(500));
    expect(shown().length > 0).toBe(stays);
  });
});
