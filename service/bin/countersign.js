#!/usr/bin/env -S node --max-semi-space-size=16
// The command line. It stands outside dist/ so that the link to it exists before anything is built.
//
// The space of young objects is bounded because a collection holds the event loop for as long as it takes to copy what is
// still in use: with 64 MB, for up to 26 ms in the policy bench; with 16 MB, for less than 20 ms, and signing is no slower.
require("../dist/bundle/main.js");
