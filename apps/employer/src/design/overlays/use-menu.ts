// A menu that opens from a button: arrow keys move, Esc or a click outside closes it, focus returns to the button.
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

const ITEMS = '[role="menuitem"], [role="menuitemradio"]';

export function useMenu() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const close = useCallback(({ keepFocus = true } = {}) => {
    setOpen(false);
    if (keepFocus) trigger.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    list.current?.querySelector<HTMLElement>(ITEMS)?.focus();
    const closeOutside = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !trigger.current?.contains(target)) close({ keepFocus: false });
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open, close]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    if (event.key === 'Tab') return close({ keepFocus: false });
    const items = [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const next = nextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return { open, toggle: () => setOpen((was) => !was), close, trigger, list, onKeyDown };
}

function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
