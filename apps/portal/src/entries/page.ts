// The script of a read-only page: sharing in a small window, and copying the link.
import '../styles/portal.css';
import { SHARE_POP_UP } from '@onward/domain/positions/career-links';
import { closeLanguagesByEscape } from '../parts/close-languages.ts';

closeLanguagesByEscape();

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
  link.addEventListener('click', (event) => {
    const opened = window.open(link.href, 'share', `width=${SHARE_POP_UP.width},height=${SHARE_POP_UP.height}`);
    // If the window was blocked, the link works as usual.
    if (!opened) return;
    opened.opener = null;
    event.preventDefault();
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  const label = button.querySelector('span');
  const say = (said: string | undefined) => () => {
    if (label) label.textContent = said ?? '';
  };
  button.addEventListener('click', () => {
    const { copy = '', copied, failed } = button.dataset;
    navigator.clipboard.writeText(copy).then(say(copied), say(failed));
  });
}
