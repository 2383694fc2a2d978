import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { openLang } from "./texts/lang.svelte";

await openLang();
mount(App, { target: document.getElementById("app") as HTMLElement });
