/** The parts that every page and every board shares. */
export { default as Button } from "./Button.svelte";
export { default as Dialog } from "./Dialog.svelte";
export { default as Icon } from "./Icon.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Tabs } from "./Tabs.svelte";
export { default as Toasts } from "./Toasts.svelte";
export { ICONS, type IconName } from "./icons.ts";
export { toast } from "./toasts.svelte.ts";
