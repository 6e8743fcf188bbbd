/// <reference types="vite/types/importMeta.d.ts" />
// Texts of all other pages, one namespace per room; they come with the first of those pages. A new file is part of it.
// Left out: what comes first (first.ts), and what only the server or the public pages say.
const files = import.meta.glob<object>(
  ['./*.json', '!./{shell,identity,notifications,saved-views,careers,mail,default-process}.json'],
  { eager: true, import: 'default' },
);

export default Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.slice(2, -5), texts]));
