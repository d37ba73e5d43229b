# 到來與回來：邀請、進行中的遊戲、瀏覽器分頁，以及開局時的氏族介紹。

tab-my-turn = ● 輪到你了 · { app-name }

continue-title = 繼續遊戲
continue-my-turn = 輪到你了
continue-waiting = 等待其他玩家
continue-lobby = 玩家入座中

invitation-title = 有人邀請你加入遊戲
invitation-seated = 參加的玩家
invitation-bot = 電腦玩家
invitation-free = 還有{ $count }個空位
invitation-full = 座位已滿，你可以旁觀。
invitation-under-way = 遊戲已經開始，你可以旁觀。
invitation-over = 這場遊戲已結束，你可以查看結果。
invitation-go = 前往牌桌
invitation-gone = 這個邀請連結無效，請對方再給你一個。

play-clan = 你的氏族
play-clan-any = 隨機氏族
    .does = 由系統為你抽選氏族。

intro-title = 你是{ $clan }氏族
intro-idea = 開局建議
intro-ok = 知道了
intro-koi = 多收集浪人：戰爭階段開始時，浪人會換成錢幣，讓你的下注超出別人的預期。江戶附近有戰爭時，就多招募。
intro-lotus = 輪到你的政策回合時，不論看到哪些板塊，都能宣布對自己最有利的政策行動。選一位能在你需要時帶來額外獎勵的盟友，輪到自己時再決定要宣布什麼。
intro-turtle = 你的堡壘也會戰鬥。用「調度」把堡壘移到有戰爭的地區：既增加戰力，又不會在戰鬥中失去。
intro-dragonfly = 留意本季最後一場戰爭。你可以直接召喚到那裡，也能從任何地方移動過去，不妨先看清別人哪裡薄弱。
intro-bonsai = 每次「訓練」都買一張卡：每張最多只要1枚錢幣。堡壘也一樣便宜，早點建造，就能招募更多單位。

tea-means-turns = 對方的政策回合可讓你獲得{ $theirs }次額外獎勵，你的可讓對方獲得{ $mine }次。
tea-means-wars = 雙方都在{ $provinces }參戰：結盟後，在那裡不會擊殺彼此的單位。
tea-means-nothing = 目前沒有你們都參與的戰爭。
tea-waits = 電腦玩家會先給你一些時間，再彼此結盟。

tutorial = 新手教學
    .why = 邊玩邊學：短短一季，大約五分鐘。
how-to-play = 遊戲說明
    .why = 六頁圖解，看懂整個遊戲。
rules-for-this = 相關規則

## 鍵盤

keys-title = 鍵盤操作
keys-choose = 依編號選擇
keys-done = 完成或確定
keys-walk = 在選項之間移動
keys-back = 回到上一步
keys-undo = 復原
keys-next = 播放下一步（也可點擊海面）
keys-now = 跳到目前進度
keys-deal = 提出交易
keys-ledger = 開啟承諾紀錄
keys-help = 顯示這份說明
