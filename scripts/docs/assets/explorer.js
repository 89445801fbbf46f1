// Starts GraphiQL at the path of the API that served the page. `workers` and `tabs` are written in front of this file by the build.
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => workers[label] ?? workers.editorWorkerService };
self.YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), {
  title: 'GraphiQL',
  defaultTabs: tabs[location.pathname],
});
