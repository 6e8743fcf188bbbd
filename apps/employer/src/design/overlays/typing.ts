// Whether the user is typing or about to: single-key shortcuts then stay off (AHD-004).

/** How long a field may take to appear, such as an editor whose code is still loading. */
const EXPECTED_FOR_MS = 5_000;

let expectedUntil = Number.NEGATIVE_INFINITY;

/**
 * Call when opening something to type in. Keys pressed before its field has focus are then no shortcuts: "Great" must
 * not open Reports (G R).
 */
export function expectTyping(now = performance.now()): void {
  expectedUntil = now + EXPECTED_FOR_MS;
}

/** The field has focus, or the user did something else. */
export function stopExpectingTyping(): void {
  expectedUntil = Number.NEGATIVE_INFINITY;
}

export const isTypingExpected = (now = performance.now()): boolean => now < expectedUntil;

export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])'));

/** An open dialog turns shortcuts off, and so does a drawer with a form; lists can be walked with a profile open. */
export const isOverlayOpen = (): boolean =>
  document.querySelector('dialog[open], .ant-modal-wrap:not([style*="none"]), .ant-drawer-open form') !== null;

/** For the whole app, once: notices when the expected field has focus or the user moved focus to another element. */
export function watchTyping(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (takesText(target)) stopExpectingTyping();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' || key === 'Enter') stopExpectingTyping();
  };
  document.addEventListener('focusin', onFocus);
  // In the capture phase, so that the click or key that opens a field comes after it.
  document.addEventListener('pointerdown', stopExpectingTyping, true);
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', stopExpectingTyping, true);
    document.removeEventListener('keydown', onKey, true);
  };
}
