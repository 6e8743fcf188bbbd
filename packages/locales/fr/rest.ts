/// <reference types="vite/types/importMeta.d.ts" />
// Texts of all other pages, one namespace per room, loaded with the first of those pages. New files are picked up
// automatically, except those in first.ts and those used only by the server or the public pages.
const files = import.meta.glob<object>(
  [
    './*.json',
    '!./{shell,identity,notifications,saved-views,careers,mail,default-process,check-letters,check-consent,employee-records,everify-letters,onboarding-mail,onboarding-papers,onboarding-portal}.json',
  ],
  { eager: true, import: 'default' },
);

export default Object.fromEntries(Object.entries(files).map(([path, texts]) => [path.slice(2, -5), texts]));
