// Starts the console.

import { render } from "preact";
import "./style/tokens.css";
import "./style/base.css";
import "./style/parts.css";
import "./style/pages.css";
import "./style/areas.css";
import { App } from "./app.js";
import { go } from "./router.js";
import { openProfiles } from "./session/profiles.js";
import { onPressed } from "./session/push.js";

const place = document.getElementById("app");
if (place) {
  render(<App />, place);
  void openProfiles();
  onPressed(go);
}
