#!/usr/bin/env node
// The command line. It stands outside dist/ so that the link to it exists before anything is built.
import "../dist/cli/main.js";
