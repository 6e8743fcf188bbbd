// For menus whose items open dialogs: a dialog takes the focus at once, and the key that chose the item would go on to
// press the button it finds there.
export const spendKey = ({ domEvent }: { domEvent: { preventDefault(): void } }): void => domEvent.preventDefault();
